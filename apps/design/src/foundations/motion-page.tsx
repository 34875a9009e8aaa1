import { motion } from 'virtual:design/facts';
import { PageHeader } from '@portal-kit/ui/page-header';
import { PlainTable } from '@portal-kit/ui/plain-table';
import { FoundationSection } from './foundation-section';
import * as css from './foundations.css';

/** Returns the component of a style sheet: `components/dialog/dialog.css.ts` → `dialog`. */
const getComponentName = (file: string) => file.replace(/^.*\/([\w-]+)\.css\.ts$/, '$1');

export function MotionPage({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} caption="Read from the style sheets of packages/ui" />
      <div className={css.page}>
        <FoundationSection
          title="Rules"
          text="State changes take 120 ms, and surfaces appear within 160 ms. Only loading indicators repeat. Nothing moves with `prefers-reduced-motion`: animations are removed, and the spinner fades instead of rotating."
        >
          <div className={css.card}>
            <PlainTable
              label="Motion"
              rows={motion}
              getRowId={({ file, value }) => file + value}
              columns={[
                {
                  id: 'component',
                  label: 'Component',
                  isRowHeader: true,
                  cell: ({ file }) => getComponentName(file),
                },
                { id: 'property', label: 'Property', cell: ({ property }) => <code>{property}</code> },
                { id: 'value', label: 'Value', cell: ({ value }) => <code>{value}</code> },
                {
                  id: 'reduced',
                  label: 'Rule for reduced motion',
                  cell: ({ isReduced }) => (isReduced ? 'In the style sheet' : 'None'),
                },
              ]}
            />
          </div>
        </FoundationSection>
      </div>
    </>
  );
}
