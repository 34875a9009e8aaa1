import type { MouseEvent } from 'react';
import type { ComponentExample, ShownState } from '../catalog/component-page';
import * as css from './example-stage.css';

const stateTitles: Readonly<Record<ShownState, string>> = {
  default: 'Default',
  hover: 'Hover',
  focus: 'Focus',
  active: 'Pressed',
};

/** Cancels clicks on links, because an example's links lead nowhere. */
function preventNavigation(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Element).closest('a')) event.preventDefault();
}

interface ExampleStageProps {
  example: ComponentExample;
  /** The value of `data-pk-theme`. */
  theme: string;
}

/** An example in a theme, as it looks inside a widget. */
export function ExampleStage({ example, theme }: ExampleStageProps) {
  const { Example, states, direction, width, opens } = example;
  return (
    <div
      part="widget"
      className={css.stage}
      data-width={width}
      data-pk-theme={theme}
      data-opens={opens || undefined}
      dir={direction}
      lang={direction === 'rtl' ? 'ar' : undefined}
      onClickCapture={preventNavigation}
    >
      <div className={css.content}>
        {states.length === 0 ? (
          <Example />
        ) : (
          <div className={css.states}>
            {states.map((state) => (
              <div key={state} className={css.state}>
                <p className={css.stateTitle}>{stateTitles[state]}</p>
                <div data-shown={state === 'active' ? 'hover active' : state}>
                  <Example />
                </div>
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
