import maximizeIcon from '@lucide/icons/icons/maximize-2';
import monitorIcon from '@lucide/icons/icons/monitor';
import smartphoneIcon from '@lucide/icons/icons/smartphone';
import tabletIcon from '@lucide/icons/icons/tablet';
import { Icon } from '@portal-kit/ui/icon';
import type { PlaygroundAddress } from '../address/use-playground';
import { SegmentedControl } from '../fields/segmented-control';
import type { Widget } from '../widgets/widget';
import { formatWidgetTitle } from '../widgets/widget-groups';
import { documentation } from './documentation';
import * as css from './shell.css';
import { WidgetPicker } from './widget-nav';

const icon = (data: typeof tabletIcon) => <Icon data={data} sizePx={14} />;

const widths = [
  { id: '390', label: 'Phone', icon: icon(smartphoneIcon) },
  { id: '768', label: 'Tablet', icon: icon(tabletIcon) },
  { id: '1280', label: 'Desktop', icon: icon(monitorIcon) },
  { id: 'whole', label: 'Whole width', icon: icon(maximizeIcon) },
] as const;

/** The name of the widget, and the width of its preview. */
export function Toolbar({ widget, ...address }: { widget: Widget } & PlaygroundAddress) {
  const { state, change } = address;
  const width = state.widthPx === undefined ? 'whole' : String(state.widthPx);
  return (
    <div className={css.toolbar}>
      <div className={css.picker}>
        <WidgetPicker {...address} />
      </div>
      <div className={css.heading}>
        <h1 className={css.title}>{formatWidgetTitle(widget)}</h1>
        <p className={css.summary}>{widget.summary.charAt(0).toUpperCase() + widget.summary.slice(1)}</p>
      </div>
      {documentation && (
        <a className={css.docs} href={documentation.reference(widget.name)}>
          Reference
        </a>
      )}
      <div className={css.width}>
        <SegmentedControl
          label="Width of the preview"
          isLabelHidden
          hasIconsOnly
          value={width as (typeof widths)[number]['id']}
          options={widths}
          onChange={(id) => change({ widthPx: id === 'whole' ? undefined : Number(id) })}
        />
        <span className={css.widthText}>{state.widthPx === undefined ? '100%' : `${state.widthPx} px`}</span>
      </div>
    </div>
  );
}
