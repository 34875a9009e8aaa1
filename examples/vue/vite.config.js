import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('portal-') } } })],
  // Modules of TanStack contain 'use client', which has no effect here.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
});
