import { callHost } from '../errors/call-host';
import type { PortalContextValue } from './portal-context';

const nothing = () => {};

type HostPorts = Pick<
  PortalContextValue,
  'navigation' | 'can' | 'notify' | 'emit' | 'onFailed' | 'unsaved' | 'drafts'
>;

/** The host's ports with methods that never throw. A failed method has the effect of a missing port. */
export function guardPorts({
  navigation,
  can,
  notify,
  emit,
  onFailed,
  unsaved,
  drafts,
}: HostPorts): HostPorts {
  const { prepare } = navigation;
  return {
    navigation: {
      href: (destination) => callHost(() => navigation.href(destination), undefined),
      go: (destination) => callHost(() => navigation.go(destination), undefined),
      ...(prepare && {
        prepare: (destination) => callHost(() => prepare.call(navigation, destination), undefined),
      }),
    },
    can: (feature) => callHost(() => can(feature), false),
    notify: (notification) => callHost(() => notify(notification), undefined),
    emit: emit && ((event) => callHost(() => emit(event), undefined)),
    onFailed: onFailed && ((error) => callHost(() => onFailed(error), undefined)),
    unsaved: unsaved && {
      hold: (warning) => {
        const release = callHost(() => unsaved.hold(warning), nothing);
        return () => callHost(release, undefined);
      },
    },
    drafts: drafts && {
      read: (form) => callHost(() => drafts.read(form), null),
      write: (form, draft) => callHost(() => drafts.write(form, draft), undefined),
      remove: (form) => callHost(() => drafts.remove(form), undefined),
    },
  };
}
