import uploadIcon from '@lucide/icons/icons/upload';
import type { DownloadedFile, TransferOptions } from '@portal-kit/sdk';
import type { UploadFileType } from '@portal-kit/sdk/imports';
import { Icon } from '@portal-kit/ui/icon';
import { DownloadButton } from '../../kernel/downloads/download-button';
import { DestinationButton } from '../../kernel/navigation/destination-button';

export interface ListUploadProps {
  fileType: UploadFileType;
  texts: { template: string; cancelTemplate: string; upload: string };
  fetchTemplate: (options: TransferOptions) => Promise<DownloadedFile>;
}

/** Actions of a bulk upload: download the template, and open the upload page. */
export function ListUpload({ fileType, texts, fetchTemplate }: ListUploadProps) {
  return (
    <>
      <DownloadButton label={texts.template} cancelLabel={texts.cancelTemplate} fetchFile={fetchTemplate} />
      <DestinationButton to={{ to: 'uploads.list', fileType }} icon={<Icon data={uploadIcon} sizePx={18} />}>
        {texts.upload}
      </DestinationButton>
    </>
  );
}
