import { callHost } from '../errors/call-host';
import type { PortalContextValue } from './portal-context';

const nothing = () => {};

type Ports = Required<
  Pick<PortalContextValue, 'navigation' | 'can' | 'notify' | 'emit' | 'onFailed' | 'unsaved' | 'drafts'>
>;
type Port<Name extends keyof Ports> = NonNullable<Ports[Name]>;

/** Returns the same guarded port for the same port, so that effects do not run again when another port changes. */
function guardOnce<Name extends keyof Ports>(guard: (port: Port<Name>) => Port<Name>) {
  const guarded = new WeakMap<Port<Name>, Port<Name>>();
  function guardedPort(port: Port<Name>): Port<Name>;
  function guardedPort(port: Port<Name> | undefined): Port<Name> | undefined;
  function guardedPort(port: Port<Name> | undefined): Port<Name> | undefined {
    if (!port) return undefined;
    const known = guarded.get(port) ?? guard(port);
    guarded.set(port, known);
    return known;
  }
  return guardedPort;
}

/** Replaces each port of the host by one whose methods never throw. A failed method has the effect of a missing port. */
export const guardPort = {
  navigation: guardOnce<'navigation'>((navigation) => {
    const { prepare } = navigation;
    return {
      href: (destination) => callHost(() => navigation.href(destination), undefined),
      go: (destination) => callHost(() => navigation.go(destination), undefined),
      ...(prepare && {
        prepare: (destination) => callHost(() => prepare.call(navigation, destination), undefined),
      }),
    };
  }),
  can: guardOnce<'can'>((can) => (feature) => callHost(() => can(feature), false)),
  notify: guardOnce<'notify'>((notify) => (notification) => callHost(() => notify(notification), undefined)),
  emit: guardOnce<'emit'>((emit) => (event) => callHost(() => emit(event), undefined)),
  onFailed: guardOnce<'onFailed'>(
    (onFailed) => (error, widget) => callHost(() => onFailed(error, widget), undefined),
  ),
  unsaved: guardOnce<'unsaved'>((unsaved) => ({
    hold: () => {
      const release = callHost(() => unsaved.hold(), nothing);
      return () => callHost(release, undefined);
    },
  })),
  drafts: guardOnce<'drafts'>((drafts) => ({
    read: (form) => callHost(() => drafts.read(form), null),
    write: (form, draft) => callHost(() => drafts.write(form, draft), undefined),
    remove: (form) => callHost(() => drafts.remove(form), undefined),
  })),
};
