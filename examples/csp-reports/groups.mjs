// Groups violations of the content security policy, without personal data.

const mostGroups = 500;
const extension = /^(?:chrome|moz|safari-web|ms-browser)-extension:/;

/** The origin of an address, or a keyword such as `inline` and `eval`. */
function sourceOf(address) {
  if (URL.canParse(address)) {
    const { protocol, origin } = new URL(address);
    return origin === 'null' ? protocol : origin;
  }
  return /^[\w-]{1,30}$/.test(address) ? address : 'unknown';
}

/** The path of a screen without identifiers, and without the query. */
function screenOf(address) {
  if (!URL.canParse(address)) return 'unknown';
  const { pathname } = new URL(address);
  const hidesValue = (segment) => !/^[a-z-]{1,40}$/.test(segment);
  return pathname.replaceAll(/[^/]+/g, (segment) => (hidesValue(segment) ? '*' : segment));
}

/** The name of a script file with its hash, without its folders and its query. */
const fileOf = (address = '') => /([\w.-]{1,80}\.m?js)(?:[?#].*)?$/.exec(address)?.[1] ?? '';

const directiveOf = (text = '') => /^[a-z-]{1,40}/.exec(text)?.[0] ?? 'unknown';

/** Reads the bodies of `report-uri` and `report-to`. Throws a SyntaxError for other texts. */
export function readReports(text) {
  const value = JSON.parse(text);
  if (Array.isArray(value))
    return value
      .filter((report) => report?.type === 'csp-violation' && typeof report.body === 'object')
      .map(({ url, body }) => ({
        directive: body?.effectiveDirective,
        blocked: body?.blockedURL,
        page: body?.documentURL ?? url,
        file: body?.sourceFile,
      }));
  const report = value?.['csp-report'];
  if (typeof report !== 'object' || report === null) throw new SyntaxError('The body is no report.');
  return [
    {
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      file: report['source-file'],
    },
  ];
}

/** Counts violations by directive, blocked source, screen and script file. */
export function createGroups({ now = Date.now } = {}) {
  const groups = new Map();
  let ignored = 0;

  return {
    /** Counts a report. Returns its group if it is new. */
    add(report) {
      const [directive, blocked, page, file] = [
        report.directive,
        report.blocked,
        report.page,
        report.file,
      ].map((value) => (typeof value === 'string' ? value : ''));
      // Extensions of browsers change the page and cause reports that nobody can correct.
      if (extension.test(blocked) || extension.test(file)) {
        ignored += 1;
        return undefined;
      }
      const named = {
        directive: directiveOf(directive),
        blocked: sourceOf(blocked),
        screen: screenOf(page),
        file: fileOf(file),
      };
      const key = JSON.stringify(named);
      const known = groups.get(key);
      const time = new Date(now()).toISOString();
      if (known) {
        Object.assign(known, { count: known.count + 1, lastSeen: time });
        return undefined;
      }
      if (groups.size >= mostGroups) {
        ignored += 1;
        return undefined;
      }
      const group = { ...named, count: 1, firstSeen: time, lastSeen: time };
      groups.set(key, group);
      return group;
    },
    /** All groups, the most frequent first. */
    list: () => ({ groups: [...groups.values()].sort((a, b) => b.count - a.count), ignored }),
  };
}
