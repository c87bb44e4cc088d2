-- New events, ten a request unless a third argument says how many. Ids are UUIDv7 of the present time; thread and counter make them unique.
local threads = 0
function setup(thread) thread:set('thread_number', threads); threads = threads + 1 end

function init(args)
  counter = 0
  start = math.floor(tonumber(args[1]))
  round = tonumber(args[2])
  count = tonumber(args[3] or 10)
end

local event = '{"name":"quiz_step_view","id":"%s","visit":"%s","pageLang":"he","ts":%d,"route":"/quiz?utm_source=meta","stepId":"goal","lang":"he","utm_source":"meta","utm_campaign":"autumn"}'

function request()
  local events = {}
  local high, low = math.floor(start / 65536), start % 65536
  for index = 1, count do
    counter = counter + 1
    local id = string.format('%08x-%04x-7%03x-8%03x-%012x', high, low, round, thread_number, counter)
    events[index] = string.format(event, id, id, start)
  end
  return wrk.format('POST', '/v1/events',
    { Origin = 'https://sondia.test', ['User-Agent'] = 'Mozilla/5.0', ['Content-Type'] = 'text/plain' },
    '{"events":[' .. table.concat(events, ',') .. ']}')
end
