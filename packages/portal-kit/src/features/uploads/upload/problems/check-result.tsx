import circleCheckIcon from '@lucide/icons/icons/circle-check';
import circleXIcon from '@lucide/icons/icons/circle-x';
import triangleAlertIcon from '@lucide/icons/icons/triangle-alert';
import { Icon } from '@portal-kit/ui/icon';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { FileReport } from '../../check/problem';
import { uploadsMessages } from '../../uploads.messages';
import * as css from '../bulk-upload.css';
import { formatFileProblem } from './file-problem-text';

const icons = { ok: circleCheckIcon, warn: triangleAlertIcon, bad: circleXIcon } as const;

function getResultTone({
  fileProblem,
  rows,
  badRows,
  skippedRows,
  uncheckedRows,
  hintedRows,
}: FileReport): keyof typeof icons {
  // A question isn't a problem of the file.
  if (fileProblem?.code === 'dateOrder') return 'warn';
  if (fileProblem || badRows === rows) return 'bad';
  return badRows + skippedRows + uncheckedRows + hintedRows === 0 ? 'ok' : 'warn';
}

/** Summary of a file check. */
export function CheckResult({ report }: { report: FileReport }) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(uploadsMessages);
  const { fileProblem, rows, badRows, skippedRows, uncheckedRows, hintedRows } = report;
  const ready = rows - badRows - skippedRows - uncheckedRows;
  const tone = getResultTone(report);
  return (
    <div className={css.finding}>
      <Icon data={icons[tone]} sizePx={18} className={css.findingIcons[tone]} />
      <div>
        {fileProblem
          ? formatFileProblem(fileProblem, texts, kernel).map((line) => (
              <p key={line} className={tone === 'bad' ? css.bad : undefined}>
                {line}
              </p>
            ))
          : ready === rows
            ? texts.good(rows)
            : badRows === rows
              ? texts.allBad(rows)
              : texts.counted(ready, badRows, skippedRows, uncheckedRows)}
        {hintedRows > 0 && ` ${texts.hinted(hintedRows)}`}
      </div>
    </div>
  );
}
