insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  'd27e85b4-61f9-4a03-8e5c-f49b3a0c6803',
  'What a slow gallery costs a roofer in March',
  'slow-gallery-roofer',
  'The morning after hail, your gallery gets opened on two bars in a driveway. Weigh it, price the wait, trim it in an evening.',
  'Photos straight off a phone can keep a homeowner waiting for minutes on a weak signal. Work out the wait and the price of one lost call from your own numbers. Then cut the gallery to eight photos, size them properly, and weigh it again before storm season.',
  $html$<p>It hailed at four in the morning. By seven a homeowner is standing in her driveway in a bathrobe, looking up at her ridge, phone at two bars because everyone else on the street is also standing in a driveway on a phone. She taps “Our work” on your site to see whether you fix roofs like hers. A gray box appears. Then another gray box. She goes back and tries the next roofer, and you never find out she was there.</p>
<p>Nobody can tell you how often that happens to you. We can’t either. But the wait is arithmetic, and so is the price, and you can work out both at the kitchen table.</p>

<h2>First, weigh the gallery</h2>
<p>A photo straight off a recent phone is often three to five megabytes. You probably took good ones, so you probably put up a lot of them. The sum:</p>
<ul>
<li>Count the photos on the page. Say 24.</li>
<li>Multiply by the average file size. Say 4 megabytes, so 96 in all.</li>
<li>Multiply by 8, because phone networks are measured in bits. 768 megabits.</li>
<li>Divide by the connection. On a crowded tower, say 5 megabits a second: about 154 seconds.</li>
</ul>
<p>Two and a half minutes, for pictures of gutters. Swap in your own count and sizes. To find the sizes, open the page on a computer in Chrome, press F12, choose the Network tab, tick “Disable cache” and reload. The total sits along the bottom edge. That panel also has a throttling menu that imitates a slow phone, and it is worth watching once all the way through, without getting coffee.</p>
<p>Then do the honest version. Next time you’re on a job at the edge of coverage, turn Wi-Fi off, open your gallery in a private tab and count out loud. That’s the number she got.</p>

<h2>Then price one call</h2>
<p>Use your own books. The right-hand column is an example, so the sum has something to chew on.</p>
<table>
<thead><tr><th scope="col">Your number</th><th scope="col">Example</th></tr></thead>
<tbody>
<tr><td>What a reroof leaves you after shingles, crew and dump fees</td><td>$2,400</td></tr>
<tr><td>Calls it takes you to sell one</td><td>3</td></tr>
<tr><td>What one call is worth (first line divided by second)</td><td>$800</td></tr>
</tbody>
</table>
<p>That is what one gray box costs, if it was the box that sent her away. In August you might shrug it off. In March, when hail season opens across a good part of the country and a whole street calls inside two days, the ones you lose don’t come back in April. They have a tarp and a signed contract by then. The <a href="/pricing">calculator on our pricing page</a> runs the same kind of sum on your job size and margin, and doesn’t promise you any calls either.</p>

<h2>Trim it in one evening</h2>
<h3>1. Cut to eight photos</h3>
<p>Nobody picks a roofer on photo 23. Keep the eight that answer a question: hail bruising close up with a coin for scale, bare decking after tear-off, ice and water shield going into a valley, step flashing at a chimney, a finished ridge, the yard after the magnet sweep, and two whole houses from the curb. Write one line under each, such as “Step flashing replaced, not caulked over.” A caption weighs nothing and arrives first.</p>
<h3>2. Make them the right size</h3>
<p>A phone photo may be 4,000 pixels wide. The screen in her hand shows maybe a third of that. Export each one 1,600 pixels wide for the big version and 1,200 for phones, as WebP or as JPEG at about 75 percent quality. Then compare it with the original on your phone. If you can’t see a difference in the granules, neither can she. Aim for under 200 kilobytes apiece at the big size; a shot full of shingle texture may need a little more.</p>
<p>While you’re in there, have the export drop the location data. Phones can write coordinates into a photo file, and your gallery shouldn’t double as a map of your customers’ houses.</p>
<h3>3. Load what’s on the screen, then the rest</h3>
<p>Hand this to whoever keeps your site. It lets phones take the smaller file, holds the photo’s place so the page doesn’t jump, and waits to fetch it until someone scrolls near it:</p>
<pre><code>&lt;img src="valley-1600.webp"
     srcset="valley-1200.webp 1200w, valley-1600.webp 1600w"
     sizes="(max-width: 640px) 100vw, 800px"
     width="1600" height="1200" loading="lazy"
     alt="Ice and water shield laid in a roof valley before shingling"&gt;</code></pre>
<p>Leave <code>loading="lazy"</code> off the first picture on the page. That one should come right away.</p>
<h3>4. Throw out the slideshow</h3>
<p>Plenty of slideshows fetch every slide before they show you one, along with the machinery that does the sliding. Eight photos in a plain column load in order and scroll with a thumb. She already knows how to scroll.</p>

<h2>Weigh it again</h2>
<p>Eight photos at 200 kilobytes is 1.6 megabytes. Times 8, divided by the same 5 megabits a second: under three seconds for the lot, and the phone version is lighter. Run the Network tab again and write the new total beside the old one. Put a note in your calendar for the first of February to do it over, because galleries gain weight the way trucks gain receipts. Somebody on the crew will text you a beauty in June, and up it goes at full size.</p>

<h2>What the evening won’t fix</h2>
<p>A quick gallery won’t help if the phone rings out at seven in the morning. It won’t outrun the chat widget, the weather widget and the financing banner, all of which load before your first shingle. While the Network tab is open, sort by size and look at what’s left on top. If you can’t say what a thing does for a person in a driveway, take it off for a week and see who complains. It won’t be her.</p>
<p>Make sure, too, that your number shows up while the photos are still on their way. <a href="/blog/phone-number-top-right">The top right corner</a> is the place for it, as plain text, which travels well on two bars.</p>
<p>Do it before the first storm, because you’ll be on a ladder after it. If an evening with a file-size column isn’t your idea of a good time, photo weight and page speed are part of <a href="/how-it-works">what we look after every month</a>. You can keep the ladder.</p>$html$,
  'Sam Kowalski', 'Performance', '/covers/roofing.svg', '6 min read',
  true, '2026-11-04T15:00:00Z', '2026-11-04T15:00:00Z'
) on conflict do nothing;
