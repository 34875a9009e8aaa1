import { ref } from 'vue';

/** The message in the header of the page. */
export const status = ref('');
