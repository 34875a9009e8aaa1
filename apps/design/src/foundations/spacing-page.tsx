import { PageHeader } from '@portal-kit/ui/page-header';
import { container, media, space } from '@portal-kit/ui/style';
import { hostPropertyDefaults, hostPropertyUses } from '../../../../packages/ui/src/theme/host-properties';
import { FoundationSection } from './foundation-section';
import * as css from './foundations.css';
import { ValueTable } from './value-table';

const unitPx = Number.parseFloat(hostPropertyDefaults.space.unit);

const containerUses: Readonly<Record<keyof typeof container, string>> = {
  narrow: 'Phones and narrow columns: one column, cards instead of rows.',
  medium: 'Too narrow for a column of headings beside a form.',
  wide: 'Too narrow for two columns of cards.',
  roomy: 'Wide enough for larger gaps between the columns of a list.',
};
const mediaUses: Readonly<Record<keyof typeof media, string>> = {
  narrow: 'Phones.',
  noSidebar: 'The navigation is a drawer.',
  reducedMotion: 'The user prefers reduced motion.',
  hover: 'The primary pointer can hover.',
  coarse: 'The primary pointer is a finger: controls are at least 44 px high.',
  forcedColors: 'Forced colors: backgrounds and shadows are removed, borders stay.',
  print: 'Print: controls are hidden.',
};

export function SpacingPage({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} caption="space, vars.size, container and media of @portal-kit/ui/style" />
      <div className={css.page}>
        <FoundationSection title="Spacing" text="Multiples of `--pk-space-unit`, which a page can set.">
          <ValueTable
            label="Spacing"
            sampleLabel="Width"
            values={Object.entries(space).map(([count, variable]) => ({
              name: `space.${count}`,
              value: `${Number(count) * unitPx}px`,
              use: Number(count) < 3 ? 'Gaps inside of a control.' : 'Gaps and paddings of layouts.',
              sample: <div className={css.bar} style={{ width: variable }} />,
            }))}
          />
        </FoundationSection>
        <FoundationSection title="Sizes">
          <ValueTable
            label="Sizes"
            values={Object.entries(hostPropertyDefaults.size).map(([name, value]) => ({
              name: `size.${name}`,
              value,
              use: hostPropertyUses.size[name as keyof typeof hostPropertyUses.size],
            }))}
          />
        </FoundationSection>
        <FoundationSection title="Container queries" text="By the width of the widget, not of the window.">
          <ValueTable
            label="Container queries"
            values={Object.entries(container).map(([name, value]) => ({
              name: `container.${name}`,
              value,
              use: containerUses[name as keyof typeof container],
            }))}
          />
        </FoundationSection>
        <FoundationSection title="Media queries">
          <ValueTable
            label="Media queries"
            values={Object.entries(media).map(([name, value]) => ({
              name: `media.${name}`,
              value,
              use: mediaUses[name as keyof typeof media],
            }))}
          />
        </FoundationSection>
      </div>
    </>
  );
}
