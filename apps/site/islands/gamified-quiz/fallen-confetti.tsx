/** Static confetti around the final screen: one drawing for wide screens, one for phones. */
export function FallenConfetti() {
  return (
    <>
      <symbol id="fallen-confetti-wide" viewBox="0 0 1440 900" preserveAspectRatio="xMaxYMid slice">
        {wide.map(drawBit)}
      </symbol>
      <symbol id="fallen-confetti-narrow" viewBox="0 0 390 76" preserveAspectRatio="xMaxYMid meet">
        {narrow.map(drawBit)}
      </symbol>
    </>
  )
}

/** x, y, width, colour, and the rotation of a cut-corner; a dot has none. */
type Bit = readonly [x: number, y: number, size: number, colour: string, turn?: number]

function drawBit([x, y, size, colour, turn]: Bit) {
  return (
    <path
      key={`${x} ${y}`}
      d={turn === undefined ? dot : cutCorner}
      fill={`var(--color-${colour})`}
      transform={`translate(${x} ${y}) rotate(${turn ?? 0}) scale(${size / 10})`}
    />
  )
}

const dot = 'M0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z'
const cutCorner = 'M0-5a5 5 0 1 1 0 10H-4a1 1 0 0 1-1-1V0a5 5 0 0 1 5-5Z'

const narrow: readonly Bit[] = [
  [40, 22, 10, 'tomato', 100],
  [113, 20, 12, 'jade', 226],
  [118, 38, 8, 'jade'],
  [112, 54, 9, 'paper'],
  [178, 42, 18, 'blush', 133],
  [238, 54, 20, 'paper', 62],
  [278, 22, 21, 'blush'],
  [316, 50, 15, 'jade'],
  [348, 20, 18, 'paper', 270],
  [372, 58, 22, 'tomato', 224],
]

const wide: readonly Bit[] = [
  [134, 34, 12, 'tomato', 100],
  [400, 22, 16, 'jade', 226],
  [421, 39, 12, 'jade'],
  [404, 57, 11, 'paper'],
  [620, 36, 24, 'blush', 133],
  [846, 162, 28, 'paper', 62],
  [994, 137, 30, 'blush'],
  [1149, 136, 19, 'jade'],
  [1252, 159, 23, 'paper', 270],
  [1213, 215, 30, 'jade'],
  [1228, 208, 25, 'jade'],
  [1363, 167, 22, 'jade'],
  [1362, 111, 27, 'paper'],
  [1371, 152, 25, 'paper'],
  [1420, 144, 23, 'paper'],
  [1409, 261, 16, 'ink', 226],
  [1252, 319, 28, 'tomato', 224],
  [1406, 319, 31, 'jade', 0],
  [1401, 400, 19, 'blush'],
  [1427, 512, 33, 'jade', 87],
  [1398, 551, 30, 'ink', 130],
  [1394, 641, 20, 'paper', 80],
  [1336, 750, 14, 'blush', 188],
  [1374, 777, 32, 'jade', 226],
  [480, 805, 19, 'ink', 264],
  [643, 788, 23, 'paper'],
  [790, 789, 30, 'blush'],
  [820, 806, 31, 'tomato'],
  [831, 857, 27, 'paper', 188],
  [785, 867, 11, 'tomato'],
  [925, 838, 21, 'tomato', 224],
  [951, 808, 18, 'blush'],
  [1016, 793, 19, 'tomato', 100],
  [1057, 849, 31, 'blush', 279],
  [34, 877, 28, 'paper'],
  [238, 887, 25, 'paper'],
]
