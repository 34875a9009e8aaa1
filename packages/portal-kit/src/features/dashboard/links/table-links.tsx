import { useMessages } from '../../../kernel/messages/use-messages';
import { useDestinationLink } from '../../../kernel/navigation/use-destination-link';
import * as css from '../dashboard.css';
import { dashboardMessages } from '../dashboard.messages';
import type { DashboardTable } from '../dashboard-tables';

interface TableLinksProps {
  tables: readonly DashboardTable[];
  /** The current table. */
  current?: DashboardTable;
}

/** Links between the dashboard's tables. The current table is plain text. */
export function TableLinks({ tables, current }: TableLinksProps) {
  const texts = useMessages(dashboardMessages);
  const link = useDestinationLink();
  return (
    <nav aria-label={texts.tablesLabel} className={css.tables}>
      {tables.map((widget) => {
        const target = link({ to: 'dashboard.details', widget });
        if (!target && widget !== current) return null;
        return (
          <a
            key={widget}
            part="link"
            className={css.table}
            aria-current={widget === current ? 'page' : undefined}
            {...target}
          >
            {texts.tables[widget]}
          </a>
        );
      })}
    </nav>
  );
}
