/** Removes the React keys of the shapes of Lucide icons. `Icon` needs no keys, and random texts do not compress. */
export const withoutIconKeys = {
  name: 'without-icon-keys',
  transform: {
    filter: { id: /@lucide[\\/]icons[\\/]/ },
    handler: (code: string) => ({ code: code.replace(/,\s*key: "\w+"/g, ''), map: null }),
  },
};
