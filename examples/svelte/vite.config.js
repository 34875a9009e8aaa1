import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  // Modules of TanStack contain 'use client', which has no effect here.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
});
