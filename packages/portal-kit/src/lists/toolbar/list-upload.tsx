import type { DownloadedFile, TransferOptions } from '@portal-kit/sdk';
import type { UploadFileType } from '@portal-kit/sdk/imports';
import Upload from 'lucide-react/icons/upload';
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
      <DestinationButton to={{ to: 'uploads.list', fileType }} icon={<Upload size={18} aria-hidden="true" />}>
        {texts.upload}
      </DestinationButton>
    </>
  );
}
