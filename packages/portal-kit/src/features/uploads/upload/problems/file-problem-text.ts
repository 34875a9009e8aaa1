import type { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import type { FileProblem } from '../../check/problem';
import type { uploadsMessages } from '../../uploads.messages';

/** Formats the messages that explain why a file can't be uploaded, one per line. */
export function formatFileProblem(
  problem: FileProblem,
  texts: ReturnType<typeof uploadsMessages>,
  kernel: ReturnType<typeof kernelMessages>,
): readonly string[] {
  switch (problem.code) {
    case 'tooLarge':
      return [texts.tooLarge(kernel.fileSize(problem.maxBytes))];
    case 'tooManyRows':
      return [texts.tooManyRows(problem.rows, problem.maxRows)];
    case 'otherFormat':
      return [texts.otherFormat(problem.format)];
    case 'openQuote':
      return [texts.openQuote(problem.row)];
    case 'dateOrder':
      return [texts.dateOrder(problem.questions.map(({ header }) => header))];
    case 'header':
      return [
        ...(problem.missing.length > 0 ? [texts.missingColumns(problem.missing)] : []),
        ...(problem.unknown.length > 0 ? [texts.unknownColumns(problem.unknown)] : []),
        ...(problem.doubled.length > 0 ? [texts.doubledColumns(problem.doubled)] : []),
      ];
    default:
      return [texts.file[problem.code]];
  }
}
