insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  '97a07161-d57a-40a0-9988-36cb074f7a63',
  'Write the frozen-pipe page in September',
  'seasonal-pages',
  'A page for the first hard freeze has to exist before the freeze. A year of seasonal pages, what goes on each, and when to start.',
  'Seasonal pages fail because they get written in the season, when you have no time and nobody can find them yet. Pick two rushes from last year’s call log, write each page a quarter ahead, keep it at the same address forever, and change six lines a year.',
  $html$<p>The idea always arrives in January, on a kitchen floor, when you have both hands full: there ought to be a page about this on the website. By the time the floor is dry it’s February. By the time anyone writes it’s April, and the page goes up on a warm afternoon with a picture of an icicle.</p>
<p>It’s September. You have dry socks and a free evening. Write it now.</p>

<h2>Why early</h2>
<p>A new page has to be found by search engines before they can offer it to anybody, and they come around on their own schedule. That can take days, or weeks you’d rather not spend in January.</p>
<p>Besides, in season you have no evenings. A page written in a hurry says that freezing can damage pipes, which everyone knew. A page written in September says where the shutoff hides in the split-levels off Route 9.</p>

<h2>Find your two rushes</h2>
<p>Don’t start from the calendar. Start from last year’s call log or your invoices, and mark the weeks when you couldn’t keep up. Most trades have two. Then look at what people said when they called. Nobody called about “winterization.” They said there was water behind the hose bib, and that’s your title.</p>
<figure><img src="/figures/season-lead.svg" alt="A year drawn as a strip of twelve blocks. Two yellow blocks mark busy weeks in January and July. An arrow runs back from each to a pencil about three months earlier." width="720" height="260"><figcaption>An example year with two rushes. The pencil is when the page gets written: about a quarter ahead, which also happens to be when you have time.</figcaption></figure>
<p>Here’s where trades tend to land. Your weather will argue with some of it, and your weather wins.</p>
<table>
<thead><tr><th scope="col">Trade</th><th scope="col">What they say on the phone</th><th scope="col">Have it up by</th></tr></thead>
<tbody>
<tr><td>Plumbing</td><td>“No water at the kitchen sink and it’s ten below”</td><td>October</td></tr>
<tr><td>Heating and cooling</td><td>“The AC is running and it’s still 84 in here”</td><td>April</td></tr>
<tr><td>Roofing</td><td>“My neighbor had a guy look at her hail damage”</td><td>January</td></tr>
<tr><td>Pest control</td><td>“There’s something in the attic and it’s busy”</td><td>August</td></tr>
<tr><td>Garage doors</td><td>“It’s frozen to the floor and now it won’t close”</td><td>October</td></tr>
</tbody>
</table>

<h2>What goes on the page</h2>
<p>Think about what she’s doing while she reads. For a frozen pipe she’s standing at a sink, and there are things she ought to do before she calls anyone. Put those first. It feels like giving the work away. But somebody who has turned the water off before you get there is a repair, and somebody who hasn’t is a lawsuit with a ceiling.</p>
<dl>
<dt>Right now</dt>
<dd>Open the faucet. Find the main shutoff and put a hand on it. If the floor is dry, warm the pipe with a hair dryer or a heating pad, starting at the faucet end. Nothing with a flame, ever. If you see a split, close the main and call.</dd>
<dt>Is it an emergency</dt>
<dd>Water where it shouldn’t be: yes, call tonight. One frozen faucet and a mild day tomorrow: probably not, and here’s how to tell.</dd>
<dt>What we do when we come</dt>
<dd>How we thaw it, how we check for a split, how long it takes, what it starts at.</dd>
<dt>How to not see us again</dt>
<dd>Insulate that run, leave that cabinet door open, disconnect that hose.</dd>
</dl>
<p>Then the number, and who’s on call. If a freeze week means a wait, say so. People forgive a wait they were told about.</p>

<h2>One address, forever</h2>
<p>Call it <code>/frozen-pipes</code>, not <code>/frozen-pipes-2026</code>. A page with a year in its address has to be born again every fall, with no one linking to it. A page without one just gets better. Leave it up all summer.</p>
<p>What does change every year goes near the top, where it’s easy to find and easy to fix:</p>
<pre><code>Updated September 2026
Hours: 7 to 7, then the on-call tech
A thaw visit starts at: $____
Usual wait in a freeze: ____ hours
Ask for: ________
New this year: ____________</code></pre>
<p>If you can’t fill one in, cut it.</p>

<h2>Tell the rest of the site</h2>
<p>A seasonal page nobody links to is a spare key in a drawer. In the week the season turns, put one line on the home page that points to it, under the number, not instead of it: “Freeze warning this week: what to do before you call.” When the season’s over, take the line down, or you’ll look as if you’ve left for Florida.</p>

<h2>Afterwards, while you still remember</h2>
<p>Before the truck gets cleaned out in spring, write down the three things people asked that the page didn’t answer, and the one thing on it that turned out wrong. Put the note in the calendar for next September. That’s your first draft.</p>
<p>If you’ve read this far in some other month, count forward three from where you are. Whatever’s busy then is your page. Swapping the seasonal lines is part of <a href="/how-it-works">what we do each month</a> for the people who rent from us. You’d still have to tell us about Route 9.</p>$html$,
  'Luis Ortega', 'Content Marketing', '/covers/frozen-pipe.svg', '4 min read',
  true, '2026-09-30T15:00:00Z', '2026-09-30T15:00:00Z'
) on conflict do nothing;
