/** Countries of the wine and spirits trade: ISO 3166-1 numeric code and the alpha-2 code for `Intl.DisplayNames`. */
export const tradeCountries = (
  '840 US,124 CA,032 AR,036 AU,040 AT,052 BB,056 BE,076 BR,152 CL,156 CN,170 CO,191 HR,203 CZ,208 DK,214 DO,246 FI,' +
  '250 FR,268 GE,276 DE,300 GR,320 GT,328 GY,344 HK,348 HU,352 IS,356 IN,372 IE,376 IL,380 IT,388 JM,392 JP,410 KR,' +
  '422 LB,442 LU,484 MX,498 MD,528 NL,554 NZ,558 NI,578 NO,591 PA,604 PE,608 PH,616 PL,620 PT,642 RO,702 SG,703 SK,' +
  '704 VN,705 SI,710 ZA,724 ES,752 SE,756 CH,764 TH,780 TT,792 TR,804 UA,826 GB,858 UY,862 VE'
).split(',');

/** Name of a country by its numeric code, in the language of the locale; an unlisted country is shown by its code. */
export function countryName(numeric: string, locale: string): string {
  const alpha = tradeCountries.find((code) => code.startsWith(`${numeric} `))?.slice(4);
  return (numeric && alpha && new Intl.DisplayNames([locale], { type: 'region' }).of(alpha)) || numeric;
}

/** Countries as options by numeric code, sorted by name in the locale, without the codes in `without`. */
export function countryOptions(locale: string, without: readonly string[] = []) {
  const regions = new Intl.DisplayNames([locale], { type: 'region' });
  return tradeCountries
    .map((code) => ({
      id: code.slice(0, 3),
      label: regions.of(code.slice(4)) ?? code,
      detail: code.slice(0, 3),
    }))
    .filter(({ id }) => !without.includes(id))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
