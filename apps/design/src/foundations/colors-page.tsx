import { PageHeader } from '@portal-kit/ui/page-header';
import { PlainTable } from '@portal-kit/ui/plain-table';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { type Color, contrast, shapePairs, textPairs } from '../../../../packages/ui/src/theme/contrast';
import { hostPropertyUses, propertyName } from '../../../../packages/ui/src/theme/host-properties';
import { dark, light } from '../../../../packages/ui/src/theme/palettes';
import { FoundationSection } from './foundation-section';
import * as css from './foundations.css';

const palettes = { light, dark };
const titles = { light: 'Light theme', dark: 'Dark theme' };
const themeNames = ['light', 'dark'] as const;
type ThemeName = (typeof themeNames)[number];

function Palette({ theme }: { theme: ThemeName }) {
  return (
    <div className={css.theme} data-pk-theme={theme}>
      <h3 className={css.themeTitle}>{titles[theme]}</h3>
      <ul className={css.colors}>
        {Object.entries(palettes[theme]).map(([name, value]) => (
          <li key={name} className={css.color}>
            <div className={css.colorGround} style={{ background: value }} />
            <div className={css.colorTexts}>
              <code>{name}</code>
              <span className={css.colorValue}>{value}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RatioProps {
  pair: readonly [Color, Color];
  theme: ThemeName;
  least: number;
}

function Ratio({ pair: [front, back], theme, least }: RatioProps) {
  const palette = palettes[theme];
  const ratio = contrast(palette[front], palette[back]);
  return (
    <span className={css.ratio}>
      <span
        aria-hidden="true"
        className={css.pair}
        style={{ background: palette[back], color: palette[front] }}
      >
        {least === 4.5 ? 'Aa' : <span className={css.pairShape} style={{ background: palette[front] }} />}
      </span>
      <StatusDot tone={ratio >= least ? 'ok' : 'bad'}>{`${ratio.toFixed(2)}:1`}</StatusDot>
    </span>
  );
}

interface PairsProps {
  label: string;
  pairs: readonly (readonly [Color, Color])[];
  /** The least contrast of WCAG 2.2 AA. */
  least: number;
}

const Pairs = ({ label, pairs, least }: PairsProps) => (
  <div className={css.card}>
    <PlainTable
      label={label}
      rows={pairs}
      getRowId={(pair) => pair.join(' on ')}
      columns={[
        {
          id: 'pair',
          label: 'Colors',
          isRowHeader: true,
          cell: ([front, back]) => <code>{`${front} on ${back}`}</code>,
        },
        ...themeNames.map((theme) => ({
          id: theme,
          label: titles[theme],
          cell: (pair: readonly [Color, Color]) => <Ratio pair={pair} theme={theme} least={least} />,
        })),
      ]}
    />
  </div>
);

export function ColorsPage({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} caption="vars.color of @portal-kit/ui/style" />
      <div className={css.page}>
        <FoundationSection title="Palettes">
          <div className={css.themes}>
            {themeNames.map((theme) => (
              <Palette key={theme} theme={theme} />
            ))}
          </div>
        </FoundationSection>
        <FoundationSection
          title="Uses"
          text="A page can set each color with its custom property; `docs/theming.md` describes how."
        >
          <div className={css.card}>
            <PlainTable
              label="Uses of colors"
              rows={Object.entries(hostPropertyUses.color)}
              getRowId={([name]) => name}
              columns={[
                { id: 'name', label: 'Color', isRowHeader: true, cell: ([name]) => <code>{name}</code> },
                {
                  id: 'property',
                  label: 'Custom property',
                  cell: ([name]) => <code>{`--pk-${propertyName(['color', name])}`}</code>,
                },
                { id: 'use', label: 'Use', cell: ([, use]) => use },
              ]}
            />
          </div>
        </FoundationSection>
        <FoundationSection
          title="Contrast of texts"
          text="At least 4.5:1 (WCAG 2.2, 1.4.3). Computed from the palettes; a test checks the same pairs."
        >
          <Pairs label="Contrast of texts" pairs={textPairs} least={4.5} />
        </FoundationSection>
        <FoundationSection
          title="Contrast of shapes"
          text="At least 3:1 (WCAG 2.2, 1.4.11): edges of fields, focus rings, icons and status dots."
        >
          <Pairs label="Contrast of shapes" pairs={shapePairs} least={3} />
        </FoundationSection>
      </div>
    </>
  );
}
