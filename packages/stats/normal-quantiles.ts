/** Normal quantiles: 5 % on both sides, and 80 %. */
export const z95 = 1.959963984540054
export const z80 = 0.8416212335729143
