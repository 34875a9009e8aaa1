import type { ComponentType } from 'react';

interface Foundation {
  name: string;
  title: string;
  text: string;
  load: () => Promise<{ Page: ComponentType<{ title: string }> }>;
}

export const foundations: readonly Foundation[] = [
  {
    name: 'colors',
    title: 'Colors',
    text: 'The colors of both themes, and the contrast of the pairs that components use.',
    load: () => import('./colors-page').then(({ ColorsPage }) => ({ Page: ColorsPage })),
  },
  {
    name: 'spacing',
    title: 'Spacing and sizes',
    text: 'Gaps and paddings in units of 4 px, heights of controls and rows, and widths of layouts.',
    load: () => import('./spacing-page').then(({ SpacingPage }) => ({ Page: SpacingPage })),
  },
  {
    name: 'type',
    title: 'Type',
    text: 'Fonts and text sizes. All sizes are proportional to the body size.',
    load: () => import('./type-page').then(({ TypePage }) => ({ Page: TypePage })),
  },
  {
    name: 'corners',
    title: 'Corners and shadows',
    text: 'Radii of controls, cards and chips, and the shadows of menus and dialogs.',
    load: () => import('./corners-page').then(({ CornersPage }) => ({ Page: CornersPage })),
  },
  {
    name: 'motion',
    title: 'Motion',
    text: 'Every transition and animation, and what happens with reduced motion.',
    load: () => import('./motion-page').then(({ MotionPage }) => ({ Page: MotionPage })),
  },
  {
    name: 'icons',
    title: 'Icons',
    text: 'The Lucide icons that the packages and the portal use.',
    load: () => import('./icons-page').then(({ IconsPage }) => ({ Page: IconsPage })),
  },
  {
    name: 'functions',
    title: 'Functions and values',
    text: 'Public exports of the package that are not components.',
    load: () => import('./functions-page').then(({ FunctionsPage }) => ({ Page: FunctionsPage })),
  },
];
