import { otherExports } from 'virtual:design/facts';
import { PageHeader } from '@portal-kit/ui/page-header';
import { PlainTable } from '@portal-kit/ui/plain-table';
import { MarkedText } from '../example/marked-text';
import { FoundationSection } from './foundation-section';
import * as css from './foundations.css';

export function FunctionsPage({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} caption="Read from the types of @portal-kit/ui" />
      <div className={css.page}>
        <FoundationSection title="Exports">
          <div className={css.card}>
            <PlainTable
              label="Functions and values"
              rows={otherExports}
              getRowId={({ entry, name }) => `${entry}/${name}`}
              columns={[
                { id: 'name', label: 'Name', isRowHeader: true, cell: ({ name }) => <code>{name}</code> },
                {
                  id: 'entry',
                  label: 'Entry',
                  cell: ({ entry }) => <code>{`@portal-kit/ui/${entry}`}</code>,
                },
                { id: 'kind', label: 'Kind', cell: ({ kind }) => kind },
                { id: 'text', label: 'Description', cell: ({ text }) => <MarkedText>{text}</MarkedText> },
              ]}
            />
          </div>
        </FoundationSection>
      </div>
    </>
  );
}
