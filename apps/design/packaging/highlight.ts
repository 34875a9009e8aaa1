import ts from 'typescript';

/** The kind of a part of a code sample: keyword, text, number, tag, attribute, comment or other. */
export type CodeKind = 'k' | 's' | 'n' | 't' | 'a' | 'c' | '';

function getCodeKind(node: ts.Node): CodeKind {
  const { kind, parent } = node;
  if (kind >= ts.SyntaxKind.FirstKeyword && kind <= ts.SyntaxKind.LastKeyword) return 'k';
  if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) return 's';
  if (ts.isNumericLiteral(node)) return 'n';
  if (!ts.isIdentifier(node)) return '';
  if (ts.isJsxAttribute(parent)) return 'a';
  const isTag =
    ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent) || ts.isJsxClosingElement(parent);
  return isTag ? 't' : '';
}

/** Splits a sample into parts with their kinds. The parts together are the sample. */
export function highlight(code: string): (readonly [CodeKind, string])[] {
  const source = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const parts: [CodeKind, string][] = [];
  let end = 0;
  const add = (kind: CodeKind, text: string) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.[0] === kind) last[1] += text;
    else parts.push([kind, text]);
  };
  const addGap = (until: number) => {
    const gap = code.slice(end, until);
    add(/^\s*\/[/*]/.test(gap) ? 'c' : '', gap);
  };
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source).filter((child) => !ts.isJSDoc(child));
    if (children.length > 0) {
      for (const child of children) visit(child);
      return;
    }
    const start = node.getStart(source, false);
    if (node.end <= start) return;
    addGap(start);
    add(getCodeKind(node), code.slice(start, node.end));
    end = node.end;
  };
  visit(source);
  addGap(code.length);
  return parts;
}
