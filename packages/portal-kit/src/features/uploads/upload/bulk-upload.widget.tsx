import fileSpreadsheetIcon from '@lucide/icons/icons/file-spreadsheet';
import xIcon from '@lucide/icons/icons/x';
import { isPortalError } from '@portal-kit/sdk';
import { importKeys, type UploadFileType } from '@portal-kit/sdk/imports';
import { Button, IconButton } from '@portal-kit/ui/button';
import { Card } from '@portal-kit/ui/card';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { SelectField } from '@portal-kit/ui/select-field';
import { Spinner } from '@portal-kit/ui/spinner';
import { Switch } from '@portal-kit/ui/switch';
import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
import { useMemo, useRef, useState } from 'react';
import { DownloadButton } from '../../../kernel/downloads/download-button';
import { guardHostProps } from '../../../kernel/host/guard-host';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortalQueryClient } from '../../../kernel/queries/query-client-context';
import { failureToast, saveFailureToast } from '../../../kernel/toasts/failure';
import { toastLink } from '../../../kernel/toasts/toast-link';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { countStoredRows } from '../check/problem';
import { type UploadKind, uploadKinds } from '../upload-kinds';
import { uploadsMessages } from '../uploads.messages';
import * as css from './bulk-upload.css';
import type { BulkUploadInputs } from './bulk-upload.inputs';
import { DropZone } from './drop-zone';
import { CheckResult } from './problems/check-result';
import { useBulkUpload } from './use-bulk-upload';

const FileFindings = lazyPart(() => import('../corrections/file-findings').then((part) => part.FileFindings));

/** Properties of {@link BulkUpload}. */
export type BulkUploadProps = BulkUploadInputs;

/**
 * Uploads a file of items, customers or orders after a check in the browser.
 *
 * @remarks Source: `importItems`, `importCustomers`, `importInboundOrders`, `importOutboundOrders` of `openapi/portal`;
 * columns, bounds, 5,000 rows and 10 MB come from the contract. Needs the upload permission and the flag of a file
 * type. If no file type is permitted, the widget renders nothing. A worker reads the file, and only the upload sends
 * the file. Rows that the server would reject are listed before the upload. The check loads the supplier's warehouses
 * (`getSupplier`) unless the host provides the warehouses, and the stored records that the rows refer to: for order files
 * the orders, items, customers, warehouses and carriers, with at most 20 requests. Rows that only the import can decide
 * about are counted as checked on import. Users map the columns of a file with other headers, and correct rows in a
 * table. Rows with problems are not sent; they stay in the widget and can be downloaded. A failed upload shows a
 * notification and keeps the file and its corrections; repeating the upload creates no second record. An upload continues
 * when the widget is removed, and reports its outcome as before. The widget throws no error.
 *
 * @example
 * ```tsx
 * import { BulkUpload } from 'portal-kit/bulk-upload';
 *
 * export const UploadItems = () => <BulkUpload fileType="ITEMS" />;
 * ```
 */
export function BulkUpload(props: BulkUploadProps) {
  const { can, supplierId } = usePortal();
  const kinds = uploadKinds.filter(({ feature }) => can(feature));
  const [first] = kinds;
  if (!first) return null;
  return (
    <WidgetBoundary widget="BulkUpload">
      <BulkUploadView key={supplierId} kinds={kinds} first={first} {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

interface BulkUploadViewProps extends BulkUploadProps {
  kinds: readonly UploadKind[];
  first: UploadKind;
}

function BulkUploadView({ kinds, first, fileType, preferences, onFileAccepted }: BulkUploadViewProps) {
  const { sdk, supplierId, navigation, notify, emit, unsaved, onFailed } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(uploadsMessages);
  const queryClient = usePortalQueryClient();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const [chosenType, chooseType] = useState(fileType);
  const [refusal, setRefusal] = useState<string>();
  const kind = kinds.find((one) => one.fileType === chosenType) ?? first;
  const reportFailure = (error: unknown, title?: string) => {
    const isFileChanged = error instanceof Error && error.name === 'FileChangedError';
    const toast = saveFailureToast(error, kernel, title);
    const explain = (caption: string) => Object.assign(toast, { caption, lang: undefined });
    if (isFileChanged) explain(texts.file.unreadable);
    // A proxy that rejects a request because of its size sends no message.
    if (isPortalError(error) && error.status === 413)
      explain(texts.tooLarge(kernel.fileSize(kind.file.maxBytes)));
    const failure = isFileChanged ? error.cause : error;
    notify(toast);
    if (isPortalError(failure)) onFailed?.(failure);
  };
  const upload = useBulkUpload({
    kind,
    onAccepted: (record) => {
      void queryClient.invalidateQueries({ queryKey: importKeys.lists({ supplierId }) });
      notify({
        status: 'success',
        title: texts.uploaded,
        caption: texts.uploadedText,
        link: toastLink(navigation, { to: 'uploads.list' }, texts.resultsTitle),
      });
      emit?.({ type: 'upload.accepted', detail: { upload: record } });
      onFileAccepted?.(record);
    },
    onFailed: (error) => reportFailure(error),
    onFailedAfterRemoval: (error, fileName) => reportFailure(error, texts.outcome.failed(fileName)),
  });
  const { value, file, choices, isCorrected, discarded, report, progress, overrideDuplicates, outcome } =
    upload;
  const { send, readingChoices, groupSign } = upload;
  const storedRows = report ? countStoredRows(report) : 0;
  const isExistingSkipped = !overrideDuplicates && report?.problems.some(({ code }) => code === 'existing');
  const isSending = value === 'sending';
  const canSend = value === 'ready' || value === 'failed';
  const kindOptions = useMemo(
    () => kinds.map((one) => ({ id: one.fileType, label: texts.fileTypes[one.fileType] ?? one.fileType })),
    [kinds, texts],
  );
  const choose = (next: File) => {
    setRefusal(undefined);
    FileFindings.preload();
    send({ type: 'file.chosen', file: next });
  };

  return (
    <Card
      title={texts.title}
      actions={
        <div className={css.template}>
          <DownloadButton
            key={kind.fileType}
            tone="quiet"
            label={texts.template}
            cancelLabel={texts.cancelTemplate}
            fetchFile={(options) => kind.template(sdk, supplierId, options)}
          />
        </div>
      }
    >
      <div className={css.upload}>
        <div className={css.choice}>
          <div className={css.options}>
            {kinds.length > 1 && (
              <SelectField
                label={texts.fileType}
                name="fileType"
                options={kindOptions}
                placeholder={texts.fileType}
                value={kind.fileType}
                isDisabled={isSending}
                onChange={(id) => {
                  setRefusal(undefined);
                  chooseType(id as UploadFileType);
                }}
              />
            )}
            <Switch
              label={texts.override(kind.fileType)}
              description={texts.overrideText(kind.fileType)}
              isSelected={overrideDuplicates}
              isDisabled={isSending}
              onChange={(isOn) => send({ type: 'override.switched', isOn })}
            />
          </div>
          <DropZone
            accepts={kind.file.accepts}
            limits={texts.limits(kind.file.maxRows, kernel.fileSize(kind.file.maxBytes))}
            isDisabled={isSending}
            buttonRef={chooseButton}
            onChoose={choose}
            onRefuse={setRefusal}
          />
        </div>
        {refusal && (
          <p role="alert" className={css.bad}>
            {refusal}
          </p>
        )}
        {discarded && !isSending && (
          <div className={css.file}>
            <span className={css.fileName}>{texts.discarded(discarded.name)}</span>
            <Button
              size="small"
              onClick={() => {
                chooseButton.current?.focus();
                FileFindings.preload();
                send({ type: 'file.restored' });
              }}
            >
              {texts.restore}
            </Button>
          </div>
        )}
        {file && (
          <div part="file" className={css.file}>
            <Icon data={fileSpreadsheetIcon} sizePx={18} className={css.fileIcon} />
            <span className={css.fileName}>{file.name}</span>
            <span className={css.fileSize}>{kernel.fileSize(file.size)}</span>
            {!isSending && (
              <IconButton
                label={texts.remove(file.name)}
                icon={<Icon data={xIcon} sizePx={18} />}
                onClick={() => {
                  chooseButton.current?.focus();
                  send({ type: 'file.removed' });
                }}
              />
            )}
          </div>
        )}
        {/* Always rendered: screen readers announce changes inside a live region, but not a new region. */}
        <div role="status" className={css.verdict}>
          {value === 'checking' && !(isCorrected && report) ? (
            <p className={css.checking}>
              <Spinner sizePx={16} />
              {texts.checking}
            </p>
          ) : (
            report && <CheckResult report={report} />
          )}
        </div>
        {isExistingSkipped && value !== 'checking' && !isSending && (
          <div className={css.actions}>
            <Button
              size="small"
              onClick={() => {
                uploadButton.current?.focus();
                send({ type: 'override.switched', isOn: true });
              }}
            >
              {texts.override(kind.fileType)}
            </Button>
          </div>
        )}
        <p aria-live="polite" className={visuallyHidden}>
          {outcome && texts.outcome[outcome.end](outcome.fileName)}
        </p>
        {file && (
          <FileFindings
            key={choices}
            isRestored={isCorrected}
            {...{ file, report, kind, supplierId, isSending, readingChoices, groupSign, unsaved, send }}
            store={preferences}
            onFailed={(error) => reportFailure(error)}
            onLoadFailed={(error) => notify(failureToast(error, kernel))}
          />
        )}
        <div part="actions" className={css.actions}>
          <Button
            tone="primary"
            buttonRef={uploadButton}
            isDisabled={!canSend}
            isFocusableWhenDisabled
            isPending={isSending}
            onClick={() => {
              setRefusal(undefined);
              send({ type: 'upload.requested' });
            }}
          >
            {value === 'failed'
              ? texts.uploadAgain
              : report && storedRows > 0 && storedRows < report.rows
                ? texts.uploadRows(storedRows, report.rows)
                : texts.upload}
          </Button>
          {isSending && (
            <>
              <progress
                part="progress"
                className={css.progress}
                aria-label={texts.uploading(progress)}
                max={1}
                value={progress ?? undefined}
              />
              <span>{texts.uploading(progress)}</span>
              <Button
                onClick={() => {
                  uploadButton.current?.focus();
                  send({ type: 'upload.canceled' });
                  // The server may have accepted the file although the response is missing.
                  void queryClient.invalidateQueries({ queryKey: importKeys.lists({ supplierId }) });
                }}
              >
                {texts.cancelUpload}
              </Button>
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
