import { widgets } from 'virtual:widgets';
import { getPlaygroundUrl, getWidget, type PlaygroundAddress } from '../address/use-playground';
import { SelectControl } from '../fields/select-control';
import { exampleTexts } from '../widgets/input-control';
import { formatWidgetTitle, widgetGroups } from '../widgets/widget-groups';
import * as css from './shell.css';

const opened = (name: string) => ({ widget: name, inputs: exampleTexts(getWidget(name)) });

/** Links to all widgets, by feature. */
export function WidgetNav({ state, change }: PlaygroundAddress) {
  return (
    <nav className={css.nav} aria-label="Widgets">
      {widgetGroups.map(([area, members]) => (
        <div key={area} className={css.area}>
          <h2 className={css.areaTitle}>{area}</h2>
          <ul>
            {members.map((widget) => (
              <li key={widget.name}>
                <a
                  href={getPlaygroundUrl({ ...state, ...opened(widget.name) })}
                  className={css.link}
                  aria-current={widget.name === state.widget ? 'page' : undefined}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                    event.preventDefault();
                    change(opened(widget.name));
                  }}
                >
                  {formatWidgetTitle(widget)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const options = widgets.map((widget) => ({ id: widget.name, label: formatWidgetTitle(widget) }));

/** The same choice in narrow windows. */
export const WidgetPicker = ({ state, change }: PlaygroundAddress) => (
  <SelectControl
    label="Widget"
    isLabelHidden
    value={state.widget}
    options={options}
    onChange={(name) => change(opened(name))}
  />
);
