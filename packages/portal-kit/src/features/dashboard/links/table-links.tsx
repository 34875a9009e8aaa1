import { useMessages } from '../../../kernel/messages/use-messages';
import { useDestinationLink } from '../../../kernel/navigation/use-destination-link';
import { dashboardMessages } from '../dashboard.messages';
import type { DashboardTable } from '../dashboard-tables';
import * as css from './links.css';

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
    <nav aria-label={texts.tablesLabel} className={css.tableLinks}>
      {tables.map((widget) => {
        const target = link({ to: 'dashboard.details', widget });
        if (!target && widget !== current) return null;
        return (
          <a
            key={widget}
            part="link"
            className={css.tableLink}
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
