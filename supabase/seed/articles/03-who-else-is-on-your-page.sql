insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  '603b4fd4-c951-4fcc-98f2-5f25293e953e',
  'Who else is riding on your page?',
  'who-else-is-on-your-page',
  'Chat bubbles, badges, maps and forgotten trackers all board before your phone number does. How to read the passenger list.',
  'A page that was quick on launch day slows down one widget at a time. Three lines typed into the browser list every outside company your page calls on. Ask each of them three questions, throw out the freeloaders, and replace the heavy ones with something lighter.',
  $html$<p>A pickup is rated for so much in the bed, and nobody overloads one on purpose. There’s a spare compressor, since you might need it. There’s the rack from the old truck. There’s forty pounds of fittings that belong to a job from last fall. One day it won’t climb the hill to the reservoir, and you blame the engine.</p>
<p>Websites go the same way. Somebody adds a chat bubble, because the salesman was nice. Then a badge, a map, a weather strip, a pixel for an ad that ran for two weeks. Each one is small. Each one is also a program, written by somebody else, that every visitor’s phone has to fetch and run before it can get on with showing her your number.</p>

<h2>Read the passenger list</h2>
<p>You’ll need a computer with Chrome or Edge on it. You won’t need to know anything.</p>
<ol>
<li>Open your home page in a private window.</li>
<li>Press <kbd>F12</kbd> and choose the tab called <strong>Console</strong>. On a Mac it’s <kbd>Option</kbd>, <kbd>Command</kbd> and <kbd>J</kbd> together.</li>
<li>Let the page settle, scroll down it once, and type this:</li>
</ol>
<pre><code>new Set(performance
  .getEntriesByType("resource")
  .map(e =&gt; new URL(e.name).host))</code></pre>
<p>Press <kbd>Enter</kbd>, and open the little triangle. (If you paste it, the browser may first ask you to type that you allow pasting. Good habit. These lines only read the page’s own list of what it has fetched, and send nothing anywhere.)</p>
<p>What you get is a list of names. One is yours. All the others are companies your visitor’s phone had to call on along the way. A plain site might show one or two. If yours fills the screen, you have company.</p>

<h2>Put names to the faces</h2>
<p>Some you’ll know. For the others, search the name with the word “domain” after it, or ask whoever keeps your site. Then sort them. These are the usual riders:</p>
<table>
<thead><tr><th scope="col">Who</th><th scope="col">Why it got on</th><th scope="col">A lighter way</th></tr></thead>
<tbody>
<tr><td>Chat bubble</td><td>Somebody might have a question at noon</td><td>A text link, if a person reads the texts</td></tr>
<tr><td>Embedded map</td><td>To show where you are</td><td>A picture of the map that opens the real one</td></tr>
<tr><td>Review carousel</td><td>To show that people like you</td><td>Four reviews typed onto the page, with a link to the rest</td></tr>
<tr><td>Video player</td><td>The drone flight over the shop</td><td>A still picture; the player loads when it’s pressed</td></tr>
<tr><td>Social feed</td><td>It was included</td><td>A link. Or nothing</td></tr>
<tr><td>Fonts from elsewhere</td><td>The designer liked them</td><td>The same files on your own site</td></tr>
<tr><td>Ad and visitor trackers</td><td>A campaign, once</td><td>One that you read. Out with the others</td></tr>
</tbody>
</table>

<h2>Three questions at the tailgate</h2>
<p>Ask them of each rider, aloud, with somebody there to keep you honest.</p>
<blockquote><p>What did it do for a customer last month? Who would notice if it got off? And what does it see while it’s on board?</p></blockquote>
<p>The third one surprises people. A program you invite onto your page can generally see the page: what’s pressed, and what gets typed into the form unless care was taken. Your customers didn’t choose that company. You did, or whoever had the site before you did. If a privacy page on your site promises something, this list is how you find out whether it’s true.</p>

<h2>Weigh the ones that stay</h2>
<p>In the <strong>Network</strong> tab, reload the page with “Disable cache” checked and click on the <strong>Size</strong> heading to sort by weight. Then look at the <strong>Time</strong> column. A small file from a slow company can hold things up more than a large one from a quick one, and some of them call in friends of their own. Hover over the <strong>Initiator</strong> column and you’ll see who brought whom.</p>
<p>Next, try the page without it. Right-click the row, find the option to block that domain, and reload. If you can’t see the difference, neither can anyone else, and you’ve found your first one to let off. Unblock it again when you’re finished, or you’ll spend tomorrow wondering.</p>

<h2>Getting them off without breaking things</h2>
<p>Take them off one at a time, a day or two apart. Write down the date and what went. If call tracking goes quiet, or the form’s thank-you page turns up blank, you’ll know which it was.</p>
<p>Look for the tag manager last. It’s a box that other people’s programs can be put into without touching the site, and that makes it the place where they pile up. Somebody has the login. Open it, and you’ll often find things in there for companies that no longer exist. Pausing a tag is reversible. Start with that.</p>
<p>Cancel the bill, too. A widget that’s off the page can go on charging your card for years.</p>

<h2>A rule for the next salesman</h2>
<p>Something will be offered to you before the year’s out, free for ninety days, installed with “just one line.” It was one line for everybody already on board, too. Have the answer ready:</p>
<ul>
<li>It comes on for thirty days, with a date in the calendar for it to come off.</li>
<li>It loads after the page does, never before.</li>
<li>Somebody here is named to look at what it produced.</li>
<li>One gets off when one gets on.</li>
</ul>
<p>You’ll be surprised how many never make the second meeting.</p>

<h2>Then drive it up the hill</h2>
<p>The proof is outdoors. Take a phone to the worst signal in your territory, with Wi-Fi off, and open the page in a private tab. Count until you can read the number. Do it before you start and again when you’re done, from the same spot, and write both down. If photos turn out to be the load and not the riders, <a href="/blog/slow-gallery-roofer">weigh the gallery next</a>.</p>
<p>For what it’s worth, you can run those three lines on this page. We’d be embarrassed to publish them otherwise.</p>$html$,
  'Sam Kowalski', 'Performance', '/covers/loaded-truck.svg', '5 min read',
  true, '2026-08-05T15:00:00Z', '2026-08-05T15:00:00Z'
) on conflict do nothing;
