import { useId } from 'react';
import type { TokenChanges } from '../address/playground-state';
import { noTokenChanges } from '../address/playground-state';
import type { PlaygroundAddress } from '../address/use-playground';
import { TextControl } from '../fields/text-control';
import { ContrastWarning } from './contrast-warning';
import { isTokenValue, properties, type ThemeProperty } from './properties';
import { ThemeActions } from './theme-actions';
import * as css from './theme-controls.css';
import { ThemePresets } from './theme-presets';

const withValue = (
  changes: TokenChanges,
  kind: keyof TokenChanges,
  { name, ...property }: ThemeProperty,
  value: string,
): TokenChanges => {
  const { [name]: _, ...others } = changes[kind];
  const initial = kind === 'dark' ? property.dark : property.light;
  return { ...changes, [kind]: value === initial || value === '' ? others : { ...others, [name]: value } };
};

interface PropertyControlProps {
  property: ThemeProperty;
  changes: TokenChanges;
  onChange: (changes: TokenChanges) => void;
}

const formatLabel = (name: string) => name.replace(/^color-/, '').replaceAll('-', ' ');

function ColorControl({ property, changes, onChange }: PropertyControlProps) {
  const { name, use } = property;
  return (
    <div className={css.color}>
      <span className={css.name} title={use}>
        {formatLabel(name)}
      </span>
      {(['light', 'dark'] as const).map((theme) => (
        <input
          key={theme}
          type="color"
          className={css.swatch}
          aria-label={`${formatLabel(name)}, ${theme} theme`}
          data-changed={changes[theme][name] === undefined ? undefined : ''}
          value={changes[theme][name] ?? property[theme]}
          onChange={(event) => onChange(withValue(changes, theme, property, event.currentTarget.value))}
        />
      ))}
    </div>
  );
}

function LengthControl({ property, changes, onChange }: PropertyControlProps) {
  const { name, use, light, maxPx } = property;
  const value = changes.other[name] ?? light;
  const id = useId();
  return (
    <div className={css.length}>
      <label htmlFor={id} className={css.lengthName} title={use}>
        {formatLabel(name)}
      </label>
      <span className={css.lengthValue}>{value}</span>
      <input
        id={id}
        type="range"
        className={css.range}
        min={name.startsWith('font-size') ? 10 : 0}
        max={name === 'radius-pill' ? 999 : maxPx}
        step={name === 'space-unit' ? 0.5 : 1}
        value={Number.parseFloat(value)}
        aria-valuetext={value}
        onChange={(event) =>
          onChange(withValue(changes, 'other', property, `${event.currentTarget.value}px`))
        }
      />
    </div>
  );
}

/** The configurator of the theme: colors of both themes, sizes and fonts, and the style sheet that sets them. */
export function ThemeControls({ state, change }: PlaygroundAddress) {
  const changes = state.tokens;
  const onChange = (tokens: TokenChanges) => change({ tokens }, { isContinued: true });
  const colors = properties.filter(({ isColor }) => isColor);
  const lengths = properties.filter(({ maxPx }) => maxPx !== undefined);
  const fonts = properties.filter(({ isColor, maxPx }) => !isColor && maxPx === undefined);
  return (
    <>
      <ThemeActions changes={changes} onReset={() => change({ tokens: noTokenChanges })} />
      <ThemePresets changes={changes} onChange={(tokens) => change({ tokens })} />
      <ContrastWarning changes={changes} />
      <div className={css.group}>
        <div className={css.head}>
          <span className={css.groupTitle} />
          <span aria-hidden="true">Light</span>
          <span aria-hidden="true">Dark</span>
        </div>
        <div className={css.colors}>
          {colors.map((property) => (
            <ColorControl key={property.name} {...{ property, changes, onChange }} />
          ))}
        </div>
      </div>
      {lengths.map((property) => (
        <LengthControl key={property.name} {...{ property, changes, onChange }} />
      ))}
      {fonts.map((property) => (
        <TextControl
          key={property.name}
          label={formatLabel(property.name)}
          value={changes.other[property.name] ?? property.light}
          validate={(text) =>
            text === '' || isTokenValue(property, text) ? undefined : 'Use a list of font names.'
          }
          onChange={(text) => onChange(withValue(changes, 'other', property, text))}
        />
      ))}
    </>
  );
}
