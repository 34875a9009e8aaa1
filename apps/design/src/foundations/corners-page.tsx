import { PageHeader } from '@portal-kit/ui/page-header';
import { vars } from '@portal-kit/ui/style';
import { hostPropertyDefaults, hostPropertyUses } from '../../../../packages/ui/src/theme/host-properties';
import { FoundationSection } from './foundation-section';
import * as css from './foundations.css';
import { ValueTable } from './value-table';

const radii = Object.keys(hostPropertyDefaults.radius) as (keyof typeof vars.radius)[];
const shadows = Object.keys(hostPropertyDefaults.shadow) as (keyof typeof vars.shadow)[];

export function CornersPage({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} caption="vars.radius and vars.shadow of @portal-kit/ui/style" />
      <div className={css.page}>
        <FoundationSection title="Corners">
          <div className={css.boxes}>
            {radii.map((name) => (
              <div key={name} className={css.box} style={{ borderRadius: vars.radius[name] }}>
                <code>{`radius.${name}`}</code>
              </div>
            ))}
          </div>
          <ValueTable
            label="Corners"
            values={radii.map((name) => ({
              name: `radius.${name}`,
              value: hostPropertyDefaults.radius[name],
              use: hostPropertyUses.radius[name],
            }))}
          />
        </FoundationSection>
        <FoundationSection title="Shadows" text="Darker in the dark theme, because its surfaces are dark.">
          <div className={css.boxes}>
            {shadows.map((name) => (
              <div
                key={name}
                className={css.box}
                style={{ boxShadow: vars.shadow[name], borderRadius: vars.radius.card }}
              >
                <code>{`shadow.${name}`}</code>
              </div>
            ))}
          </div>
          <ValueTable
            label="Shadows"
            values={shadows.map((name) => ({
              name: `shadow.${name}`,
              value: hostPropertyDefaults.shadow[name],
              use: hostPropertyUses.shadow[name],
            }))}
          />
        </FoundationSection>
      </div>
    </>
  );
}
