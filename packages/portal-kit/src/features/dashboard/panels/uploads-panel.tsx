import type { Page } from '@portal-kit/sdk';
import type { UploadRecord } from '@portal-kit/sdk/imports';
import { classNames } from '@portal-kit/ui/class-names';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { uploadStatusMessages, uploadTone } from '../../../domain/uploads/upload-status';
import { getCodeLabel } from '../../../kernel/messages/code-label';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { dashboardMessages } from '../dashboard.messages';
import { MoreLink, RecordLink } from '../links/figure-link';
import * as linksCss from '../links/links.css';
import { type Figure, shownRows } from '../use-dashboard';
import { Panel } from './panel';
import * as panelCss from './panel.css';

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
        <ul className={panelCss.panelRows} aria-label={texts.uploads.title}>
          {rows.slice(0, shownRows).map(({ fileName, status, uploadedAt, failedRows }, index) => (
            <li key={index} className={classNames(panelCss.panelRow, linksCss.covered)}>
              <span className={panelCss.rowText}>
                <RecordLink isCovering to={{ to: 'uploads.list', ...(fileName && { search: fileName }) }}>
                  {fileName || kernel.dash}
                </RecordLink>
                <span className={panelCss.secondaryText}>{kernel.instant(uploadedAt)}</span>
              </span>
              <span className={panelCss.rowEnd}>
                <StatusDot tone={uploadTone(status)}>{getCodeLabel(status, labels) || kernel.dash}</StatusDot>
                {failedRows ? (
                  <span className={panelCss.failureText}>{texts.uploads.failedRows(failedRows)}</span>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
