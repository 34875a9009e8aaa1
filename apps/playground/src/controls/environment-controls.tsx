import type { PlaygroundAddress } from '../address/use-playground';
import { SegmentedControl } from '../fields/segmented-control';
import { SelectControl } from '../fields/select-control';

const languages = [
  { id: 'en', label: 'English' },
  { id: 'es', label: 'Español' },
  { id: 'fr-CA', label: 'Français (Canada)' },
  { id: 'de', label: 'Deutsch' },
] as const;

/** How the page embeds the widget: language, direction, container. */
export function EnvironmentControls({ state, change }: PlaygroundAddress) {
  return (
    <>
      <SelectControl
        label="Language"
        value={state.locale}
        options={languages}
        onChange={(id) => {
          const found = languages.find((language) => language.id === id);
          if (found) change({ locale: found.id });
        }}
      />
      <SegmentedControl
        label="Direction"
        value={state.direction}
        options={[
          { id: 'ltr', label: 'Left to right' },
          { id: 'rtl', label: 'Right to left' },
        ]}
        onChange={(direction) => change({ direction })}
      />
      <SegmentedControl
        label="Container"
        value={state.container}
        options={[
          { id: 'shadow', label: 'Shadow root' },
          { id: 'page', label: 'In the page' },
        ]}
        onChange={(container) => change({ container })}
      />
    </>
  );
}
