import '../../../../../apps/portal/src/page';
