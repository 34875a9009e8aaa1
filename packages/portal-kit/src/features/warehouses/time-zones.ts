/** IANA time zones as choices, by continent and city. */
export const timeZones = Intl.supportedValuesOf('timeZone').map((id) => ({
  id,
  label: id.replaceAll('_', ' '),
}));
