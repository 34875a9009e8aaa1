/** IANA time zones as options. */
export const timeZones = Intl.supportedValuesOf('timeZone').map((id) => ({
  id,
  label: id.replaceAll('_', ' '),
}));
