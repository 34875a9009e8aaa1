import badgeAlertIcon from '@lucide/icons/icons/badge-alert';
import clockAlertIcon from '@lucide/icons/icons/clock-alert';
import fileXIcon from '@lucide/icons/icons/file-x';
import octagonXIcon from '@lucide/icons/icons/octagon-x';
import packageMinusIcon from '@lucide/icons/icons/package-minus';
import wineOffIcon from '@lucide/icons/icons/wine-off';
import { classNames } from '@portal-kit/ui/class-names';
import { Icon } from '@portal-kit/ui/icon';
import type { ReactNode } from 'react';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { RecordLink } from '../links/figure-link';
import * as linksCss from '../links/links.css';
import * as panelCss from '../panels/panel.css';
import { attentionMessages } from './attention.messages';
import { ExceptionReason } from './exception-reason';
import { toExceptionRecord } from './exception-record';
import type { Exception } from './exceptions';
import * as inboxCss from './inbox.css';

const icons = {
  failed: octagonXIcon,
  late: clockAlertIcon,
  short: packageMinusIcon,
  stock: wineOffIcon,
  upload: fileXIcon,
  license: badgeAlertIcon,
};

interface ExceptionRowProps {
  exception: Exception;
  /** The fix and other actions. */
  actions: ReactNode;
  children?: ReactNode;
}

/** A row of the inbox: kind, record, reason and actions. */
export function ExceptionRow({ exception, actions, children }: ExceptionRowProps) {
  const { can } = usePortal();
  const { dash } = useMessages(kernelMessages);
  const texts = useMessages(attentionMessages);
  const { name, about, to } = toExceptionRecord(exception, can);
  const kinds = texts.kinds[exception.kind];
  const kind = typeof kinds === 'string' ? kinds : 'direction' in exception ? kinds[exception.direction] : '';
  const age =
    exception.kind === 'failed' && exception.order.updatedAt
      ? texts.age(exception.order.updatedAt, Date.now())
      : undefined;
  return (
    <li className={classNames(panelCss.panelRow, linksCss.covered, inboxCss.exception)}>
      <span className={inboxCss.exceptionIcon}>
        <Icon data={icons[exception.kind]} sizePx={18} />
      </span>
      <span className={panelCss.rowText}>
        <RecordLink isCovering to={to}>
          {name || dash}
        </RecordLink>
        <span className={panelCss.secondaryText}>
          {texts.about(kind, about)}
          {age && ` · ${age}`}
        </span>
        <ExceptionReason exception={exception} />
        {children}
      </span>
      <span className={classNames(linksCss.above, inboxCss.exceptionActions)}>{actions}</span>
    </li>
  );
}
