export default {
  plugins: ['stylelint-plugin-logical-css'],
  rules: {
    'logical-css/require-logical-properties': [
      true,
      {
        ignore: [
          'width',
          'height',
          'min-width',
          'max-width',
          'min-height',
          'max-height',
          'top',
          'bottom',
          'overflow-x',
          'overflow-y',
          'margin-top',
          'margin-bottom',
          'padding-top',
          'padding-bottom',
          'border-top',
          'border-bottom',
        ],
      },
    ],
    'logical-css/require-logical-keywords': true,
    'no-duplicate-selectors': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'property-no-unknown': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
  },
}
