import circleCheckIcon from '@lucide/icons/icons/circle-check';
import octagonXIcon from '@lucide/icons/icons/octagon-x';
import triangleAlertIcon from '@lucide/icons/icons/triangle-alert';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { Spinner } from '@portal-kit/ui/spinner';
import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { Destination } from '../../../../kernel/navigation/destination';
import { DestinationButton } from '../../../../kernel/navigation/destination-button';
import { orderDetailsMessages } from '../../details/order-details.messages';
import { orderFormMessages } from '../../form/order-form.messages';
import { orderLinesMessages } from '../../lines/order-lines.messages';
import { orderFieldLabel } from '../../order-field-label';
import type { FilledStep } from '../steps/order-step';
import { focusOrderField } from './focus-order-field';
import type { OrderCheck } from './order-check';
import * as css from './order-checks.css';
import { orderChecksMessages } from './order-checks.messages';
import { useCheckedSubmit } from './use-checked-submit';
import { type OrderChecksOptions, useOrderChecks } from './use-order-checks';

/** Submits after the checks, or moves focus to the first problem that blocks the submit. */
export type SubmitGuard = (submit: () => void) => void;

interface OrderChecksProps extends OrderChecksOptions {
  /** Receives the guard while the checks are shown. */
  guard: RefObject<SubmitGuard | undefined>;
  /** Opens the step of a finding. Default: findings have the links of `linkTo`. */
  onStepRequested?: (step: FilledStep) => void;
  /** The page with the field of a finding. */
  linkTo?: (field: string) => Destination;
  /** Called when a submit begins to wait for the checks, and when it no longer waits. */
  onWaitingChanged?: (isWaiting: boolean) => void;
}

/** Number of rows that are shown before the user expands the list. */
const shownRows = 8;

/** The checks of an order before submission. Each finding links to the field to correct. */
export function OrderChecks({
  guard,
  onStepRequested,
  linkTo,
  onWaitingChanged,
  ...options
}: OrderChecksProps) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderChecksMessages);
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const [isExpanded, setExpanded] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const getFieldLabel = useFieldLabels();
  const { checks, loading, failed, retry } = useOrderChecks(options);
  const blocks = checks.filter(({ severity }) => severity === 'block').length;
  const warnings = checks.length - blocks;
  const groupNames = (groups: typeof loading) => groups.map((group) => texts.groups[group]);

  const { request, isWaiting } = useCheckedSubmit({
    isBlocked: blocks > 0,
    isLoading: loading.length > 0,
    onBlocked: () => {
      setBlocked(true);
      const link = panel.current?.querySelector<HTMLElement>('[data-severity="block"] :is(a, button)');
      // A host without a page for the field has no link.
      (link ?? panel.current)?.focus();
    },
  });
  useEffect(() => {
    guard.current = request;
    return () => {
      guard.current = undefined;
    };
  }, [guard, request]);
  useEffect(() => {
    onWaitingChanged?.(isWaiting);
    return () => onWaitingChanged?.(false);
  }, [onWaitingChanged, isWaiting]);

  const open = ({ step, field }: OrderCheck) => {
    const form = panel.current?.closest('form') ?? null;
    onStepRequested?.(step);
    focusOrderField(form, field);
  };
  const shown = isExpanded ? checks : checks.slice(0, shownRows);
  const isPassed = checks.length === 0 && loading.length === 0 && failed.length === 0;
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} part="card" className={css.panel}>
      <div className={isPassed ? visuallyHidden : css.head}>
        <h2 id={titleId} part="title" className={css.title}>
          {texts.title}
        </h2>
        {checks.length > 0 && (
          <span className={css.summary}>
            {[blocks > 0 && texts.problems(blocks), warnings > 0 && texts.warnings(warnings)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
        <span role="alert">{isBlocked && blocks > 0 && texts.blocked}</span>
      </div>
      {shown.length > 0 && (
        <ul className={css.list}>
          {shown.map((check) => (
            <CheckRow
              key={check.id}
              check={check}
              goTo={texts.goTo(check.fieldLabel ?? getFieldLabel(check.field))}
              severity={texts.severities[check.severity]}
              linkTo={linkTo?.(check.field)}
              onOpen={() => open(check)}
            />
          ))}
        </ul>
      )}
      {checks.length > shownRows && (
        <div className={css.more}>
          <Button
            size="small"
            tone="quiet"
            aria-expanded={isExpanded}
            onClick={() => setExpanded((current) => !current)}
          >
            {isExpanded ? texts.showFewer : texts.showAll(checks.length)}
          </Button>
        </div>
      )}
      <div role="status" className={css.status}>
        {loading.length > 0 && (
          <div className={css.row}>
            <Spinner sizePx={16} className={css.icons.loading} />
            <span className={css.text}>
              {texts.checking(groupNames(loading))} {isWaiting && texts.waiting}
            </span>
          </div>
        )}
        {isPassed && (
          <div className={css.row}>
            <Icon data={circleCheckIcon} sizePx={18} className={css.icons.passed} />
            <span className={css.text}>{texts.passed}</span>
          </div>
        )}
        {failed.length > 0 && (
          <div className={css.row}>
            <Icon data={triangleAlertIcon} sizePx={18} className={css.icons.warn} />
            <span className={css.text}>{texts.failed(groupNames(failed))}</span>
            <Button
              size="small"
              className={css.action}
              onClick={() => {
                retry();
                // The button disappears.
                panel.current?.focus();
              }}
            >
              {kernel.retry}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

interface CheckRowProps {
  check: OrderCheck;
  /** Text of the button. */
  goTo: string;
  /** Name of the severity for screen readers. */
  severity: string;
  /** The page with the field. Default: the row has a button. */
  linkTo: Destination | undefined;
  onOpen: () => void;
}

function CheckRow({ check, goTo, severity, linkTo, onOpen }: CheckRowProps) {
  const textId = useId();
  const isBlock = check.severity === 'block';
  return (
    <li data-severity={check.severity} part="row" className={css.row}>
      <Icon
        data={isBlock ? octagonXIcon : triangleAlertIcon}
        sizePx={18}
        className={css.icons[check.severity]}
      />
      <span id={textId} className={css.text}>
        <span className={visuallyHidden}>{severity} </span>
        {check.text}
      </span>
      {linkTo ? (
        <span className={css.action}>
          <DestinationButton to={linkTo} size="small" aria-describedby={textId}>
            {goTo}
          </DestinationButton>
        </span>
      ) : (
        <Button size="small" className={css.action} aria-describedby={textId} onClick={onOpen}>
          {goTo}
        </Button>
      )}
    </li>
  );
}

function useFieldLabels() {
  const labels = useMessages(orderDetailsMessages);
  const { carriage, windowFrom } = useMessages(orderFormMessages);
  const { pallets } = useMessages(orderLinesMessages);
  const own: Readonly<Record<string, string>> = {
    'details.carriage': carriage,
    'details.appointmentWindow.from': windowFrom,
    palletsQuantity: pallets,
  };
  return (field: string) => own[field] ?? orderFieldLabel(field, labels, () => undefined);
}
