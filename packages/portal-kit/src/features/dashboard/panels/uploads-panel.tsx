import type { Page } from '@portal-kit/sdk';
import type { UploadRecord } from '@portal-kit/sdk/imports';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { uploadStatusMessages, uploadTone } from '../../../domain/uploads/upload-status';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { labelOf } from '../../../kernel/messages/label-of';
import { useMessages } from '../../../kernel/messages/use-messages';
import * as css from '../dashboard.css';
import { dashboardMessages } from '../dashboard.messages';
import { MoreLink } from '../links/figure-link';
import type { Figure } from '../use-dashboard';
import { Panel } from './panel';

/** Panel of the latest uploads and their results. */
export function UploadsPanel({ uploads }: { uploads: Figure<Page<UploadRecord>> }) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(dashboardMessages);
  const { labels } = useMessages(uploadStatusMessages);
  if (!uploads.isOpen) return null;
  return (
    <Panel
      title={texts.uploads.title}
      actions={<MoreLink to={{ to: 'uploads.list' }}>{texts.seeAll}</MoreLink>}
      figure={uploads}
      isEmpty={({ rows }) => rows.length === 0}
      empty={texts.uploads.empty}
    >
      {({ rows }) => (
        <ul className={css.rows} aria-label={texts.uploads.title}>
          {rows.map(({ fileName, status, uploadedAt, failedRows }, index) => (
            <li key={index} className={css.row}>
              <span className={css.rowMain}>
                <span className={css.name}>{fileName || kernel.dash}</span>
                <span className={css.second}>{kernel.instant(uploadedAt)}</span>
              </span>
              <span className={css.rowEnd}>
                <StatusDot tone={uploadTone(status)}>{labelOf(status, labels) || kernel.dash}</StatusDot>
                {failedRows ? (
                  <span className={css.reason}>{texts.uploads.failedRows(failedRows)}</span>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
