import { PageHeader } from '@portal-kit/ui/page-header';
import { vars } from '@portal-kit/ui/style';
import { hostPropertyDefaults, hostPropertyUses } from '../../../../packages/ui/src/theme/host-properties';
import { FoundationSection } from './foundation-section';
import * as css from './foundations.css';
import { ValueTable } from './value-table';

const { fontSize, font } = hostPropertyDefaults;
const weights = [
  { weight: 400, use: 'Text.' },
  { weight: 550, use: 'Labels and buttons.' },
  { weight: 600, use: 'Titles, row headers and links.' },
];

const Sample = ({ fontSize, fontFamily }: { fontSize?: string; fontFamily?: string }) => (
  <span className={css.sample} style={{ fontSize, fontFamily, lineHeight: 1.4 }}>
    Fen Block Pinot Noir 2022
  </span>
);

export function TypePage({ title }: { title: string }) {
  const sizes = { ...fontSize, label: '13px' };
  return (
    <>
      <PageHeader title={title} caption="vars.font and vars.fontSize of @portal-kit/ui/style" />
      <div className={css.page}>
        <FoundationSection
          title="Sizes"
          text="The sizes are proportional to `--pk-font-size-body`. In the portal they follow the text size of the browser."
        >
          <ValueTable
            label="Text sizes"
            sampleLabel="Sample"
            values={Object.entries(sizes).map(([name, value]) => ({
              name: `fontSize.${name}`,
              value,
              use:
                name === 'label'
                  ? 'Labels of fields and captions.'
                  : hostPropertyUses.fontSize[name as keyof typeof hostPropertyUses.fontSize],
              sample: <Sample fontSize={vars.fontSize[name as keyof typeof vars.fontSize]} />,
            }))}
          />
        </FoundationSection>
        <FoundationSection
          title="Fonts"
          text="Inter is part of the portal. In other pages it is used when the page loads it; otherwise the system font is used."
        >
          <ValueTable
            label="Fonts"
            sampleLabel="Sample"
            values={Object.entries(font).map(([name, value]) => ({
              name: `font.${name}`,
              value,
              use: hostPropertyUses.font[name as keyof typeof hostPropertyUses.font],
              sample: <Sample fontFamily={vars.font[name as keyof typeof vars.font]} />,
            }))}
          />
        </FoundationSection>
        <FoundationSection title="Weights">
          <ValueTable
            label="Weights"
            sampleLabel="Sample"
            values={weights.map(({ weight, use }) => ({
              name: String(weight),
              value: `font-weight: ${weight}`,
              use,
              sample: <span style={{ fontWeight: weight }}>Fen Block Pinot Noir 2022</span>,
            }))}
          />
        </FoundationSection>
      </div>
    </>
  );
}
