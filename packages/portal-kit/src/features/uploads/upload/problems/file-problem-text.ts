import type { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import type { FileProblem } from '../../check/problem';
import type { uploadsMessages } from '../../uploads.messages';

/** Messages that explain why a file cannot be uploaded, one per line. */
export function fileProblemTexts(
  problem: FileProblem,
  texts: ReturnType<typeof uploadsMessages>,
  kernel: ReturnType<typeof kernelMessages>,
): readonly string[] {
  switch (problem.code) {
    case 'tooLarge':
      return [texts.tooLarge(kernel.fileSize(problem.maxBytes))];
    case 'tooManyRows':
      return [texts.tooManyRows(problem.rows, problem.maxRows)];
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
