import { Banner } from '@portal-kit/ui/banner';
import { useEffect, useState } from 'react';
import { getWidget, usePlayground } from '../address/use-playground';
import { EnvironmentControls } from '../controls/environment-controls';
import { InputControls, selectInputs } from '../controls/input-controls';
import { Section } from '../controls/section';
import { DataControls, SessionControls } from '../controls/session-controls';
import { EventLog } from '../log/event-log';
import { Stage } from '../preview/stage';
import { useLive } from '../preview/use-live';
import { getSupplierRole } from '../sandbox/people';
import { ThemeControls } from '../theme/theme-controls';
import { formatWidgetTitle } from '../widgets/widget-groups';
import { Header } from './header';
import { Panels } from './panels';
import * as css from './shell.css';
import { Toolbar } from './toolbar';
import { WidgetNav } from './widget-nav';

const changesNote = (count: number) =>
  count === 0 ? undefined : count === 1 ? '1 change' : `${count} changes`;

/** The whole page. */
export function Playground() {
  const address = usePlayground();
  const { state, problems, dismissProblems } = address;
  const widget = getWidget(state.widget);
  const [log] = useState(() => new EventLog());
  const [resets, setResets] = useState(0);
  const live = useLive(state);
  const title = formatWidgetTitle(widget);
  const permissions =
    state.permissions === 'role'
      ? live.live?.sandbox.permissions[getSupplierRole(state.user, state.supplier)]
      : undefined;
  const advanced = selectInputs(widget, 'advanced');
  useEffect(() => {
    document.title = `${title} · Playground · Supplier portal widgets`;
  }, [title]);
  useEffect(() => {
    document.documentElement.dataset.pkTheme = state.theme;
  }, [state.theme]);
  const changed = Object.values(state.tokens).reduce((sum, values) => sum + Object.keys(values).length, 0);
  return (
    <div className={css.layout}>
      <a className={css.skip} href="#widget">
        Skip to the widget
      </a>
      <Header
        {...address}
        canReset={live.live !== undefined}
        onReset={() => {
          live.live?.sandbox.reset();
          log.clear();
          setResets((count) => count + 1);
        }}
      />
      <WidgetNav {...address} />
      <main id="widget" tabIndex={-1} className={css.main}>
        <div>
          <Toolbar widget={widget} {...address} />
          {problems.length > 0 && (
            <div className={css.problems}>
              <Banner tone="warn" dismissLabel="Dismiss" onDismiss={dismissProblems}>
                The address contains invalid values; the playground uses its defaults instead.{' '}
                {problems.join(' ')}
              </Banner>
            </div>
          )}
        </div>
        <Stage permissions={permissions} widget={widget} live={live} resets={resets} log={log} {...address} />
        <Panels permissions={permissions} widget={widget} log={log} {...address} />
      </main>
      <aside className={css.aside} aria-label="Controls">
        <Section title="Inputs" isOpen>
          <InputControls sandbox={live.live?.sandbox} inputs={selectInputs(widget, 'main')} {...address} />
        </Section>
        {advanced.length > 0 && (
          <Section title="Functions and stores" note={String(advanced.length)}>
            <InputControls sandbox={live.live?.sandbox} inputs={advanced} {...address} />
          </Section>
        )}
        <Section title="Session" isOpen>
          <SessionControls {...address} />
        </Section>
        <Section title="Environment" isOpen>
          <EnvironmentControls {...address} />
        </Section>
        <Section title="Theme" note={changesNote(changed)}>
          <ThemeControls {...address} />
        </Section>
        <Section title="Demo data">
          <DataControls {...address} />
        </Section>
      </aside>
    </div>
  );
}
