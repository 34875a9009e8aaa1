import type { UploadFileType } from '@portal-kit/sdk/imports';
import { BulkUpload } from 'portal-kit/bulk-upload';
import { BulkUploadResults } from 'portal-kit/bulk-upload-results';
import { usePortal } from 'portal-kit/portal';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { useListPage } from '../address/list-page';
import { usePortalApp, useSessionState } from '../app/portal-session';
import { columnMappings } from '../preferences/column-mappings';
import * as css from './bulk-uploads.page.css';

const pageParameters = ['upload'];

/** Uploads a file and lists earlier uploads. `?upload=` preselects the file type. */
export default function BulkUploadsPage() {
  const [params] = useSearchParams();
  const fileType = params.get('upload');
  const { supplierId } = usePortal();
  const { local } = usePortalApp();
  const email = useSessionState(({ context }) => context.account?.email) ?? '';
  const mappings = useMemo(() => columnMappings(local, { email, supplierId }), [local, email, supplierId]);
  return (
    <div className={css.stack}>
      <BulkUpload preferences={mappings} {...(fileType && { fileType: fileType as UploadFileType })} />
      <BulkUploadResults {...useListPage('uploads', pageParameters)} />
    </div>
  );
}
